type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field that remembers what somebody has typed into it or chosen, where in it they were, and when. */
export type TypedField<Of extends Field = Field> = Of & {
  typed?: string;
  ticked?: boolean;
  caret?: number | null;
  typedAt?: number;
};

/**
 * A page is typed on as soon as it is seen, before React has its fields: taking one over, React puts back what the server drew. So
 * every field remembers it. It belongs to the script that every page loads; whoever reads it imports the type alone.
 */
export function installTyped() {
  // Heard before React hears of it, which keeps to itself what happens in parts of the page that it has not taken over yet.
  addEventListener('focusin', ({ target }) => target instanceof HTMLTextAreaElement && keepSelection(target), true);
  addEventListener('input', remember, true);
}

/** A field whose value was never set is emptied and filled when React takes it over, and whatever was selected in it is not any more. */
function keepSelection(field: HTMLTextAreaElement) {
  const { value } = field;
  field.value = value;
}

function remember({ target, timeStamp }: Event) {
  const { value, checked, selectionEnd } = target as HTMLInputElement;
  // Whoever wakes the page fetches what tells of it only where there is something.
  document.documentElement.dataset.typed = '';
  Object.assign(target as TypedField, { typed: value, ticked: checked, caret: selectionEnd, typedAt: timeStamp });
}
