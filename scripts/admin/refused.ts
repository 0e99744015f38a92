/** The command cannot do what the operator asked. The message says why, and what would work. */
export class CommandRefused extends Error {}
