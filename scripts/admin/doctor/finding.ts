/** What one check found. `todo` says what to do about it. */
export interface Finding {
  of: string;
  state: 'good' | 'warn' | 'bad';
  says: string;
  todo?: string;
}

/** The part of an error that helps an operator: its code and message, with its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, cause } = error as Error & { code?: unknown };
  const message = error.message || String(code ?? error.name);
  const reason = cause instanceof Error ? reasonOf(cause) : '';
  return message.includes(reason) ? message : `${message} (${reason})`;
}
