//! Tests of the rules, chapter by chapter.
