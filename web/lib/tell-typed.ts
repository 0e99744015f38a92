import { flushSync } from 'react-dom';
import type { TypedField } from './typed.ts';

/**
 * Tells React, as soon as it has the page, what was typed and chosen before, in the order in which that was done: to whoever listens it
 * happens now. What is marked data-reads-typed looks at its fields itself. `draw` draws the page once more.
 */
export async function tellTyped(draw: () => void): Promise<void> {
  const early = [...document.querySelectorAll<TypedField>('input, textarea, select')]
    .filter((field) => field.typedAt !== undefined && !readsItself(field))
    .sort((a, b) => a.typedAt! - b.typedAt!)
    .map((field) => ({ field, at: field.typedAt }));

  function hear(field: TypedField, how: (field: TypedField) => void) {
    // What the page has learnt meanwhile, such as what this device has kept, is drawn first: nobody answers for a state before that.
    flushSync(draw);
    flushSync(() => how(field));
  }
  // Texts at once, so that no key comes in between; the others one after the other, since the router takes one address at a time.
  for (const { field } of early) {
    if (!isText(field)) continue;
    hear(field, typeInto);
    if (field !== document.activeElement) hear(field, leave);
  }
  for (const { field, at } of early) {
    // What was chosen anew meanwhile has been heard.
    if (isText(field) || field.typedAt !== at) continue;
    hear(field, choose);
    await new Promise((done) => setTimeout(done));
  }
}

function readsItself(field: TypedField): boolean {
  const mark = '[data-reads-typed]';
  return field.closest(mark) !== null || field.form?.matches(mark) === true;
}

function isText(field: TypedField): boolean {
  return !(field instanceof HTMLSelectElement) && !['checkbox', 'radio', 'file'].includes(field.type);
}

/** React hears of nothing where a field has the value that it knows of; what is set on the field itself is what it knows. */
function typeInto(field: TypedField) {
  const { typed = '', caret } = field;
  field.value = typed === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field === document.activeElement && typeof caret === 'number')
    (field as HTMLInputElement).setSelectionRange(caret, caret);
}

function leave(field: TypedField) {
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

function choose(field: TypedField) {
  if (field instanceof HTMLSelectElement) {
    field.value = field.typed!;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field.type !== 'file') {
    (field as HTMLInputElement).checked = !field.ticked;
    field.click();
  }
}
