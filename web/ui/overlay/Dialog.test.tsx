// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Dialog } from './Dialog.tsx';

/** A page with a button that opens a dialog. */
function Page({ isOpen, leaves = false }: { isOpen: boolean; leaves?: boolean }) {
  const dialog = (
    <Dialog open={isOpen} onClose={() => {}} title="Keyboard" cross>
      <button type="button">Inside</button>
    </Dialog>
  );
  return (
    <>
      <button type="button">Opener</button>
      {leaves ? isOpen && dialog : dialog}
    </>
  );
}

test.each([false, true])(
  'the opener has the focus again, also when the dialog leaves the page while open (%s)',
  (leaves) => {
    const page = render(<Page isOpen={false} leaves={leaves} />);
    const opener = page.getByText('Opener');
    opener.focus();
    page.rerender(<Page isOpen leaves={leaves} />);
    page.getByText('Inside').focus();
    expect(document.activeElement).not.toBe(opener);
    page.rerender(<Page isOpen={false} leaves={leaves} />);
    expect(document.activeElement).toBe(opener);
    page.unmount();
  },
);
