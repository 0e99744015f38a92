/** What the operator asked for cannot be done; the message says why, and what would. */
export class CommandRefused extends Error {}
