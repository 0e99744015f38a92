import type { Config } from '../../server/config.ts';

/** The address that people type. With PORT=0 only the running product knows it. */
export const publicUrlOf = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`;
