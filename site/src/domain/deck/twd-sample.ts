/** What stands where a report of a winning deck has nothing of its own yet: written by the export, dropped by the import. */

/** In place of the description of a plain report. */
export const DESCRIPTION_PLACE = "[Description]";

/** In place of a blank description in a report with hints. */
export const SAMPLE_DESCRIPTION = `Tell how the deck plays and how the games went. Blank lines and long lines are fine.

Leave one blank line before the crypt.
A card may have its own comment after its name:
# 4x Abbot -- good against bleeders
# 2x Blood Doll -- one in each hand`;

/** Marks what may be left out. */
export const OPTIONAL = "# OPTIONAL";
/** In place of the author, who needs to be named only if he did not win. */
export const SAMPLE_AUTHOR = "Author Name";
