/** Above the longest known case study. */
export const SECTIONS_MAX = 100;
export const COMPONENTS_MAX = 600;
/** Of a whole page as JSON: fifty times the longest sample. A page of ten million takes the server seconds to render. */
export const DOCUMENT_CHARACTERS_MAX = 500_000;
/** Objects, lists and fields of a whole page: more than 600 components of a few lines have. Each is checked at every save. */
export const PAGE_VALUES_MAX = 20_000;
export const PAGE_TITLE_MAX = 160;
export const PAGE_DESCRIPTION_MAX = 1000;
export const SECTION_TITLE_MAX = 200;
export const CAPTION_MAX = 400;
export const ALT_MAX = 400;
/** A whole requirement of a brief. */
export const ITEM_TERM_MAX = 600;
export const ITEM_TEXT_MAX = 600;
/** The most pictures of one block. */
export const BLOCK_PICTURES_MAX = 3;
/** The pictures of a page, those of its older versions included. The editor gets them all. */
export const PICTURES_MAX = 1_000;
/** The most lines of one block. */
export const BLOCK_ITEMS_MAX = 24;
/** Characters of one text, all runs together. */
export const RICH_TEXT_MAX = 20_000;
export const BLOCKS_MAX = 400;
export const IMAGE_ADDRESS_MAX = 2000;
/** Operations in one save; more need several saves. */
export const OPERATIONS_A_SAVE = 200;
/** Undo steps that an editor stores. */
export const HISTORY_MAX = 1000;
/** A longer pause in typing starts a new undo step. */
export const TYPING_PAUSE_MS = 1000;
/** How many versions of each kind a page keeps. The oldest go first. */
export const VERSIONS_MAX = { automatic: 40, published: 100, set_aside: 100 };
export const AUTOMATIC_VERSION_EVERY_MS = 5 * 60_000;
/** Page type, in px. */
export const TYPE_SIZE_MIN = 12;
export const TYPE_SIZE_MAX = 240;
export const LINE_HEIGHT_MIN = 0.8;
export const LINE_HEIGHT_MAX = 2;
/** Characters of the password of an unlisted page. Four digits are tried out in two days at the pace for one address. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 100;
