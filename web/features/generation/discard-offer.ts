import { showToast } from '#web/ui/feedback/toasts.ts';

let withdraw: (() => void) | null = null;

/** Offers to discard the brief that was just written. */
export function offerDiscard(discard: () => void): void {
  withdraw = showToast('good', 'The brief is in My Projects.', { label: 'Discard brief', run: discard });
}

/** A started brief counts, so there is nothing to offer any more. */
export function withdrawDiscardOffer(): void {
  withdraw?.();
  withdraw = null;
}
