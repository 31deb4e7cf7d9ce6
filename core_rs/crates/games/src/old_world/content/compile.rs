//! From lists of effects in TOML to flat programs. The tree is walked here, once; what runs is a slice of ops.

use toml::{Table, Value};

use super::{ContentError, check};
use crate::entry::{Entry, one_line};
use crate::old_world::pack::{Ability, Holder, Op, Span};
use crate::old_world::vocabulary::{Amount, Condition, Cost, Effect, Limit, Moment, Source, Test};

/// How deep effects may be nested.
const DEEPEST: usize = 4;
/// The most abilities; their numbers are bytes.
const MOST_ABILITIES: usize = 250;
/// The longest text of an ability.
const LONGEST_TEXT: usize = 200;

type Compiled<T> = Result<T, String>;

/// Where a program runs; that decides which effects make sense.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Setting {
    /// In a fight.
    pub fight: bool,
    /// After a fight.
    pub aftermath: bool,
    /// Whose program it is.
    pub voice: Voice,
}

/// Whose program it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Voice {
    /// A witcher's.
    Witcher,
    /// A monster's.
    Monster,
    /// An event's.
    Event,
}

impl Setting {
    /// An exploration result.
    pub const JOURNEY: Self = Self { fight: false, aftermath: false, voice: Voice::Witcher };
    /// An event.
    pub const EVENT: Self = Self { voice: Voice::Event, ..Self::JOURNEY };

    /// An ability of this moment.
    pub fn of(moment: Moment, monster: bool) -> Self {
        use Moment::{
            OnAcquire, OnDefeat, OnDrivenAway, OnDuelEnd, OnFullDefeat, OnMove, PhaseOne, PhaseThree,
        };
        let aftermath = matches!(moment, OnDefeat | OnDrivenAway | OnFullDefeat | OnDuelEnd);
        let outside = aftermath || matches!(moment, OnAcquire | OnMove | PhaseOne | PhaseThree);
        let voice = if monster { Voice::Monster } else { Voice::Witcher };
        Self { fight: !outside, aftermath, voice }
    }
}

/// The programs compiled so far.
#[derive(Default)]
pub(super) struct Compiler {
    pub ops: Vec<Op>,
    pub tests: Vec<Test>,
    pub abilities: Vec<Ability>,
    /// Events called by the program compiled last.
    pub calls: Vec<u8>,
    /// Whether it rolls a die, and whether it tests a combo.
    pub rolls: bool,
    pub fights: bool,
}

impl Compiler {
    /// Compiles the list of effects of a field, which may be empty.
    pub fn field(
        &mut self,
        entry: &mut Entry,
        field: &'static str,
        setting: Setting,
    ) -> Result<u16, ContentError> {
        let list: Value = entry.required(field)?;
        self.program(&list, setting).map_err(|reason| entry.wrong(field, reason))
    }

    /// Compiles a list of effects; the address of its program.
    pub fn program(&mut self, list: &Value, setting: Setting) -> Compiled<u16> {
        self.calls.clear();
        (self.rolls, self.fights) = (false, false);
        let start = self.here()?;
        self.list(list, setting, 0)?;
        self.ops.push(Op::End);
        Ok(start)
    }

    fn here(&self) -> Compiled<u16> {
        u16::try_from(self.ops.len()).map_err(|_| "there are too many effects".into())
    }

    /// Lets the jump at a place lead here.
    fn land(&mut self, at: u16) -> Compiled<()> {
        let here = self.here()?;
        match &mut self.ops[usize::from(at)] {
            Op::Jump(to)
            | Op::Unless { to, .. }
            | Op::Within { otherwise: to, .. }
            | Op::Reached { otherwise: to, .. }
            | Op::Pay { otherwise: to, .. }
            | Op::May { no: to, .. }
            | Op::Choose { after: to, .. } => *to = here,
            _ => {}
        }
        Ok(())
    }

    fn emit(&mut self, op: Op) -> Compiled<u16> {
        let at = self.here()?;
        self.ops.push(op);
        Ok(at)
    }

    fn list(&mut self, value: &Value, setting: Setting, depth: usize) -> Compiled<()> {
        let Value::Array(items) = value else {
            return Err(format!("a list of effects is needed, got {}", value.type_str()));
        };
        if depth > DEEPEST {
            return Err(format!("effects are nested more than {DEEPEST} deep"));
        }
        items.iter().try_for_each(|item| self.clause(item, setting, depth))
    }

    fn clause(&mut self, value: &Value, setting: Setting, depth: usize) -> Compiled<()> {
        if let Value::Table(table) = value
            && table.len() == 1
            && let Some((name, inner)) = table.iter().next()
        {
            match name.as_str() {
                "may" => return self.may(inner, setting, depth + 1),
                "choose" => return self.choose(inner, setting, depth + 1),
                "when" => return self.when(inner, setting, depth + 1),
                "pay" => return self.pay(inner, setting, depth + 1),
                "roll" => return self.roll(inner, setting, depth + 1),
                "combo_test" => return self.combo_test(inner, setting, depth + 1),
                "event" => return self.call(inner, setting),
                _ => {}
            }
        }
        if reads_die(value) {
            return Err("a die is read by `of` of a roll and nowhere else".into());
        }
        let effect: Effect = convert(value)?;
        check::effect(effect, setting)?;
        self.emit(Op::Do(effect)).map(|_| ())
    }

    fn may(&mut self, inner: &Value, setting: Setting, depth: usize) -> Compiled<()> {
        let first = inner.as_array().and_then(|list| list.first()).and_then(|first| first.get("pay"));
        let cost = match first.and_then(|pay| pay.get("cost")) {
            Some(cost) => cost_of(cost)?,
            None => Cost::FREE,
        };
        let at = self.emit(Op::May { cost, no: 0 })?;
        self.list(inner, setting, depth)?;
        self.land(at)
    }

    fn choose(&mut self, inner: &Value, setting: Setting, depth: usize) -> Compiled<()> {
        let mut fields = Fields::of("choose", inner)?;
        let pick: u8 = fields.take("pick")?;
        let from: Vec<Value> = fields.take("from")?;
        fields.finish()?;
        let count = from.len();
        if !(2..=4).contains(&count) || pick == 0 || usize::from(pick) >= count {
            return Err("choose: 1 or more of 2 to 4 lists, but not all".into());
        }
        let at = self.emit(Op::Choose { pick, count: count as u8, after: 0 })?;
        let branches: Vec<u16> = from.iter().map(|_| self.emit(Op::Jump(0))).collect::<Compiled<_>>()?;
        for (branch, list) in branches.into_iter().zip(&from) {
            self.land(branch)?;
            self.list(list, setting, depth)?;
            self.emit(Op::End)?;
        }
        self.land(at)
    }

    fn when(&mut self, inner: &Value, setting: Setting, depth: usize) -> Compiled<()> {
        let mut fields = Fields::of("when", inner)?;
        let conditions: Vec<Value> = fields.take("if")?;
        let then: Value = fields.take("then")?;
        let otherwise: Option<Value> = fields.optional("else")?;
        fields.finish()?;
        let tests = self.conditions(&conditions, setting)?;
        let at = self.emit(Op::Unless { tests, to: 0 })?;
        self.list(&then, setting, depth)?;
        self.otherwise(at, otherwise.as_ref(), setting, depth)
    }

    fn pay(&mut self, inner: &Value, setting: Setting, depth: usize) -> Compiled<()> {
        let mut fields = Fields::of("pay", inner)?;
        let cost: Value = fields.take("cost")?;
        let then: Value = fields.take("then")?;
        let otherwise: Option<Value> = fields.optional("else")?;
        fields.finish()?;
        let at = self.emit(Op::Pay { cost: cost_of(&cost)?, otherwise: 0 })?;
        self.list(&then, setting, depth)?;
        self.otherwise(at, otherwise.as_ref(), setting, depth)
    }

    /// The other branch of a condition or a price, if there is one.
    fn otherwise(&mut self, at: u16, list: Option<&Value>, setting: Setting, depth: usize) -> Compiled<()> {
        let Some(list) = list else { return self.land(at) };
        let end = self.emit(Op::Jump(0))?;
        self.land(at)?;
        self.list(list, setting, depth)?;
        self.land(end)
    }

    fn roll(&mut self, inner: &Value, setting: Setting, depth: usize) -> Compiled<()> {
        let mut fields = Fields::of("roll", inner)?;
        let of: Option<Amount> = fields.optional("of")?;
        let table: Vec<Value> = fields.take("table")?;
        fields.finish()?;
        let of = of.unwrap_or(Amount::from(Source::Die));
        if of.rolls() {
            self.rolls = true;
            self.emit(Op::Roll)?;
        }
        self.emit(Op::Weigh(of))?;
        let mut ends = Vec::new();
        let mut next: Option<i8> = None;
        for row in &table {
            let mut fields = Fields::of("roll.table", row)?;
            let (from, to): (i8, i8) = (fields.take("from")?, fields.take("to")?);
            let list: Value = fields.take("do")?;
            fields.finish()?;
            if from > to || !(0..=99).contains(&from) || !(0..=99).contains(&to) {
                return Err(format!("roll.table: a range within 0 to 99 is needed, got {from} to {to}"));
            }
            if next.is_some_and(|next| next != from) {
                return Err(format!("roll.table: ranges rise without gaps or overlaps; {from} does not"));
            }
            next = to.checked_add(1);
            let at = self.emit(Op::Within { from, to, otherwise: 0 })?;
            self.list(&list, setting, depth)?;
            ends.push(self.emit(Op::Jump(0))?);
            self.land(at)?;
        }
        if table.is_empty() {
            return Err("roll.table: at least one row is needed".into());
        }
        ends.into_iter().try_for_each(|end| self.land(end))
    }

    fn combo_test(&mut self, inner: &Value, setting: Setting, depth: usize) -> Compiled<()> {
        if setting.voice != Voice::Event {
            return Err("combo_test: for events only".into());
        }
        self.fights = true;
        let mut fields = Fields::of("combo_test", inner)?;
        let rows: Vec<Value> = fields.take("rows")?;
        let otherwise: Option<Value> = fields.optional("else")?;
        fields.finish()?;
        self.emit(Op::TestCombo)?;
        let mut ends = Vec::new();
        for row in &rows {
            let mut fields = Fields::of("combo_test.rows", row)?;
            let (damage, shield): (u8, u8) = (fields.take("damage")?, fields.take("shield")?);
            let list: Value = fields.take("do")?;
            fields.finish()?;
            let at = self.emit(Op::Reached { damage, shield, otherwise: 0 })?;
            self.list(&list, setting, depth)?;
            ends.push(self.emit(Op::Jump(0))?);
            self.land(at)?;
        }
        if let Some(list) = otherwise {
            self.list(&list, setting, depth)?;
        }
        ends.into_iter().try_for_each(|end| self.land(end))
    }

    fn call(&mut self, inner: &Value, setting: Setting) -> Compiled<()> {
        let event: u8 = convert(inner)?;
        if setting.voice != Voice::Event {
            return Err("event: only events call events".into());
        }
        check::event_number(event)?;
        self.calls.push(event);
        self.emit(Op::Call(event)).map(|_| ())
    }

    // Conditions.

    /// Compiles a list of conditions to groups of which one member each must hold.
    pub fn conditions(&mut self, list: &[Value], setting: Setting) -> Compiled<Span> {
        let start = u16::try_from(self.tests.len()).map_err(|_| "there are too many conditions")?;
        for value in list {
            for members in groups(value, false)? {
                let final_place = members.len().saturating_sub(1);
                for (place, (condition, negated)) in members.into_iter().enumerate() {
                    check::condition(condition, setting)?;
                    let ends = place == final_place;
                    self.tests.push(Test { condition, negated, ends });
                }
            }
        }
        let count = u8::try_from(self.tests.len() - usize::from(start)).map_err(|_| "too many conditions")?;
        Ok(Span { start, count })
    }

    // Abilities.

    /// An ability as it stands in a file: `when`, `if`, `limit`, `mode`, `do`, `text`. Potions, specialties and
    /// monsters leave out what is the same for all of them.
    pub fn ability(&mut self, mut entry: Entry, holder: Holder) -> Result<Vec<u8>, ContentError> {
        let text = entry.text("text", LONGEST_TEXT)?;
        let when: Moment = entry.required("when")?;
        let monster = matches!(holder, Holder::Monster(_));
        let (limit, mandatory) =
            if monster { (Limit::Unlimited, true) } else { (entry.required("limit")?, mode(&mut entry)?) };
        let setting = Setting::of(when, monster);
        let tests: Vec<Value> = entry.optional("if")?.unwrap_or_default();
        let tests = self.conditions(&tests, setting).map_err(|reason| entry.wrong("if", reason))?;
        let list: Value = entry.required("do")?;
        let ability = Ability { holder, text, when, tests, limit, mandatory, program: 0 };
        check::ability(&ability).map_err(|reason| entry.refuse(reason))?;
        let made = self.add(ability, &list, setting).map_err(|reason| entry.wrong("do", reason))?;
        entry.finish()?;
        Ok(made)
    }

    /// Adds an ability with its program. One of the monster's damage is two: what changes the number comes before
    /// the damage, the rest after it (OW-16.27).
    pub fn add(&mut self, ability: Ability, list: &Value, setting: Setting) -> Compiled<Vec<u8>> {
        let changes = |item: &Value| item.get("monster_damage").is_some();
        let items = list.as_array().cloned().unwrap_or_default();
        let split = items.iter().position(|item| !changes(item)).unwrap_or(items.len());
        if ability.when != Moment::MonsterDamage || split == items.len() {
            return self.add_one(ability, list, setting).map(|number| vec![number]);
        }
        if items[split..].iter().any(changes) {
            return Err("monster_damage stands before everything else".into());
        }
        let mut made = Vec::new();
        if split > 0 {
            if !ability.mandatory {
                return Err("an optional ability changes the damage or does something else, not both".into());
            }
            made.push(self.add_one(ability.clone(), &Value::Array(items[..split].to_vec()), setting)?);
        }
        let after = Ability { when: Moment::AfterMonsterDamage, ..ability };
        made.push(self.add_one(after, &Value::Array(items[split..].to_vec()), setting)?);
        Ok(made)
    }

    fn add_one(&mut self, ability: Ability, list: &Value, setting: Setting) -> Compiled<u8> {
        if self.abilities.len() >= MOST_ABILITIES {
            return Err(format!("there are more than {MOST_ABILITIES} abilities"));
        }
        let program = self.program(list, setting)?;
        if matches!(ability.when, Moment::WholeFight | Moment::WhileHeld) {
            check::passive(&self.ops[usize::from(program)..])?;
        }
        self.abilities.push(Ability { program, ..ability });
        Ok((self.abilities.len() - 1) as u8)
    }
}

/// `mode`: whether an ability is mandatory.
pub(super) fn mode(entry: &mut Entry) -> Result<bool, ContentError> {
    match entry.required::<String>("mode")?.as_str() {
        "mandatory" => Ok(true),
        "optional" => Ok(false),
        other => Err(entry.wrong("mode", format_args!("optional or mandatory, got {other:?}"))),
    }
}

/// A price that somebody can pay.
pub(super) fn cost_of(value: &Value) -> Compiled<Cost> {
    let cost: Cost = convert(value)?;
    check::cost(cost)?;
    Ok(cost)
}

fn convert<T: serde::de::DeserializeOwned>(value: &Value) -> Compiled<T> {
    value.clone().try_into().map_err(|error: toml::de::Error| one_line(error.message()))
}

/// A condition as groups (all must hold) of members (one must hold), each with whether it is negated.
fn groups(value: &Value, negated: bool) -> Compiled<Vec<Vec<(Condition, bool)>>> {
    if let Value::Table(table) = value
        && table.len() == 1
        && let Some((name, inner)) = table.iter().next()
    {
        let members = || {
            let members = inner.as_array().filter(|members| !members.is_empty());
            members.ok_or(format!("{name}: a list of conditions is needed"))
        };
        match (name.as_str(), negated) {
            ("not", _) => return groups(inner, !negated),
            ("all_of", false) | ("any_of", true) => {
                let parts: Vec<_> =
                    members()?.iter().map(|member| groups(member, negated)).collect::<Compiled<_>>()?;
                return Ok(parts.into_iter().flatten().collect());
            }
            ("any_of", false) | ("all_of", true) => {
                // One of the members: every combination of a group from each.
                let mut product = vec![Vec::new()];
                for member in members()? {
                    let parts = groups(member, negated)?;
                    product = product
                        .into_iter()
                        .flat_map(|so_far| {
                            parts.iter().map(move |part| [so_far.clone(), part.clone()].concat())
                        })
                        .collect();
                }
                return Ok(product);
            }
            _ => {}
        }
    }
    Ok(vec![vec![(convert(value)?, negated)]])
}

/// The fields of a table inside a list of effects.
struct Fields {
    what: &'static str,
    table: Table,
}

impl Fields {
    fn of(what: &'static str, value: &Value) -> Compiled<Self> {
        match value {
            Value::Table(table) => Ok(Self { what, table: table.clone() }),
            _ => Err(format!("{what}: a table is needed, got {}", value.type_str())),
        }
    }

    fn optional<T: serde::de::DeserializeOwned>(&mut self, field: &str) -> Compiled<Option<T>> {
        let what = self.what;
        let value = self.table.remove(field);
        value.map(|value| convert(&value).map_err(|reason| format!("{what}.{field}: {reason}"))).transpose()
    }

    fn take<T: serde::de::DeserializeOwned>(&mut self, field: &str) -> Compiled<T> {
        self.optional(field)?.ok_or(format!("{}.{field}: missing", self.what))
    }

    fn finish(self) -> Compiled<()> {
        match self.table.keys().next() {
            Some(unknown) => Err(format!("{}.{unknown}: unknown field", self.what)),
            None => Ok(()),
        }
    }
}

/// Whether an amount in an effect is made of a die.
fn reads_die(value: &Value) -> bool {
    match value {
        Value::String(word) => word == "die",
        Value::Array(items) => items.iter().any(reads_die),
        Value::Table(fields) => fields.iter().any(|(_, field)| reads_die(field)),
        _ => false,
    }
}
