/** Placeholders of winning deck reports, written by the export and ignored by the import. */

/** Description in a plain report. */
export const DESCRIPTION_PLACE = "[Description]";

/** Blank description in a report with hints. */
export const SAMPLE_DESCRIPTION = `Tell how the deck plays and how the games went. Blank lines and long lines are fine.

Leave one blank line before the crypt.
A card may have its own comment after its name:
# 4x Abbot -- good against bleeders
# 2x Blood Doll -- one in each hand`;

/** Marks optional lines. */
export const OPTIONAL = "# OPTIONAL";
/** Author, who is named only if different from the winner. */
export const SAMPLE_AUTHOR = "Author Name";
