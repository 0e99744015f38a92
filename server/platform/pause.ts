import { setTimeout as wait } from 'node:timers/promises';

export const pause = (ms: number): Promise<void> => wait(ms);
