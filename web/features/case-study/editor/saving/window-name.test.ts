import { expect, onTestFinished, test, vi } from 'vitest';
import { defaultStudy } from '#test/case-study.ts';
import { memoryStorage } from '#test/storage.ts';
import { journals } from './journal.ts';
import type { Journal } from './operation-saver.ts';
import { claimWindow } from './window-name.ts';

const base = defaultStudy();
const typed: Journal = {
  id: null,
  revision: 0,
  sent: null,
  pending: [{ kind: 'set-page', field: 'title', from: '', to: 'Salt' }],
};

/** Opens the page in a new tab. */
function open() {
  vi.stubGlobal('sessionStorage', memoryStorage());
  return claimWindow(journals('ines:design'));
}

test('EDIT-9 what a closed window left stays on the device until the next one has saved it', async () => {
  vi.stubGlobal('localStorage', memoryStorage());
  onTestFinished(() => void vi.unstubAllGlobals());
  const closed = journals('ines:design').of('closed');
  closed.write(typed, base);
  closed.flush();
  for (let round = 0; round < 2; round += 1) {
    const next = await open();
    expect(next.left).toEqual({ ...typed, base });
    const beside = await open();
    expect([beside.left, beside.name === next.name]).toEqual([null, false]);
    beside.release();
    next.release();
  }
});
