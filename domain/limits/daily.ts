import { SMOOTHINGS_A_DAY } from '../case-study/smoothing.ts';
import { REQUESTS_A_DAY } from '../collaboration/request.ts';
import { IMPORTS_A_DAY } from '../design-file/budget.ts';
import { UPLOADS_A_DAY } from '../picture/limits.ts';
import { CANCELLATIONS_A_DAY } from '../quota/quota.ts';

interface Daily {
  atMost: number;
  /** As in "You have opened 5 Figma files today." */
  done: string;
  next: string;
}

/** What one person does only so often a day, which begins at midnight UTC. The server counts (server/shared/make-room-today.ts). */
export const daily = {
  cancellation: {
    atMost: CANCELLATIONS_A_DAY,
    done: `cancelled ${CANCELLATIONS_A_DAY} briefs`,
    next: 'This one is still being written. You can cancel again after midnight UTC.',
  },
  import: {
    atMost: IMPORTS_A_DAY,
    done: `opened ${IMPORTS_A_DAY} Figma files`,
    next: 'Files you opened today still open. Upload pictures of your frames instead, or come back after midnight UTC.',
  },
  request: {
    atMost: REQUESTS_A_DAY,
    done: `asked to collaborate ${REQUESTS_A_DAY} times`,
    next: 'You can ask again after midnight UTC.',
  },
  smoothing: {
    atMost: SMOOTHINGS_A_DAY,
    done: `had your wording smoothed ${SMOOTHINGS_A_DAY} times`,
    next: 'Your texts have not changed. You can ask again after midnight UTC.',
  },
  upload: {
    atMost: UPLOADS_A_DAY,
    done: `uploaded ${UPLOADS_A_DAY} pictures`,
    next: 'You can upload more after midnight UTC.',
  },
} as const satisfies Record<string, Daily>;

export type DailyAct = keyof typeof daily;

export const doneTodayText = (act: DailyAct) => `You have ${daily[act].done} today.`;
