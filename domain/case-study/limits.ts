/** More than the longest case study seen; a page beyond it is a book. */
export const SECTIONS_MAX = 100;
export const COMPONENTS_MAX = 600;
export const PAGE_TITLE_MAX = 160;
export const PAGE_DESCRIPTION_MAX = 1000;
export const SECTION_TITLE_MAX = 200;
export const CAPTION_MAX = 400;
/** Characters of one text, all runs together. */
export const RICH_TEXT_MAX = 20_000;
export const BLOCKS_MAX = 400;
export const IMAGE_ADDRESS_MAX = 2000;
/** Operations in one save; more are sent in several. */
export const OPERATIONS_A_SAVE = 200;
/** Steps back that an editor remembers. */
export const HISTORY_MAX = 1000;
/** Typing pauses longer than this begin a new step of the history. */
export const TYPING_PAUSE_MS = 1000;
/** Versions that are kept by themselves; published ones and copies set aside are not counted. */
export const AUTOMATIC_VERSIONS_MAX = 40;
export const AUTOMATIC_VERSION_EVERY_MS = 5 * 60_000;
/** Page type, in px. */
export const TYPE_SIZE_MIN = 12;
export const TYPE_SIZE_MAX = 96;
export const LINE_HEIGHT_MIN = 1;
export const LINE_HEIGHT_MAX = 2;
