import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import { type Node, Schema } from 'prosemirror-model';
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, EditorState, Selection, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type Block, groups, isSafeHref, type RichText, type Run } from '#domain/case-study/rich-text.ts';
import { isPlaceholder } from '#domain/case-study/unwritten.ts';
import { isSameValue } from '#domain/value/same.ts';

/*
 * ProseMirror runs in one text while somebody edits it. Its schema is the document's, so pasted text keeps only bold,
 * italic, links and lists; undo belongs to the page, so there is no history here.
 */

const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    bullet_list: { group: 'block', content: 'list_item+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    ordered_list: { group: 'block', content: 'list_item+', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
    list_item: { content: 'paragraph', parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0], defining: true },
    text: { group: 'inline' },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = (element as HTMLElement).getAttribute('href') ?? '';
            return isSafeHref(href) && { href };
          },
        },
      ],
      toDOM: (mark) => ['a', { href: mark.attrs.href as string, rel: 'noopener noreferrer' }, 0],
    },
    bold: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    italic: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  },
});

const { paragraph, bullet_list: bulletList, ordered_list: orderedList, list_item: listItem } = schema.nodes;
const { bold, italic, link } = schema.marks;

export type FormatCommand = 'bold' | 'italic' | 'bullet' | 'number' | { href: string | null };

/** The formatting at the cursor. */
export interface Toolbar {
  bold: boolean;
  italic: boolean;
  list: 'bullet' | 'number' | null;
  href: string | null;
  /** A link needs selected words. */
  hasSelection: boolean;
}

export interface RichTextEditorView {
  show(text: RichText): void;
  run(command: FormatCommand): void;
  /** Inserts text as if it were typed at the cursor. */
  type(words: string): void;
  destroy(): void;
}

export function createRichTextView(
  host: HTMLElement,
  options: {
    text: RichText;
    label: string;
    at: { x: number; y: number } | 'end';
    onChange: (text: RichText) => void;
    onSelection: (toolbar: Toolbar) => void;
  },
): RichTextEditorView {
  let known = options.text;
  const view = new EditorView(host, {
    state: stateOf(options.text),
    attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': options.label },
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      if (transaction.docChanged) {
        known = textFromDocument(view.state.doc);
        options.onChange(known);
      }
      options.onSelection(toolbarOf(view.state));
    },
  });
  placeCursor();
  view.focus();
  options.onSelection(toolbarOf(view.state));

  function placeCursor() {
    // Selects the placeholder words of a new page, so that typing replaces them.
    if (isPlaceholder(options.text)) {
      const { doc, tr } = view.state;
      const whole = TextSelection.between(Selection.atStart(doc).$from, Selection.atEnd(doc).$to);
      return view.dispatch(tr.setSelection(whole));
    }
    const { at } = options;
    const found = at === 'end' ? null : view.posAtCoords({ left: at.x, top: at.y });
    const position = found ? view.state.doc.resolve(found.pos) : null;
    const selection = position ? Selection.near(position) : Selection.atEnd(view.state.doc);
    view.dispatch(view.state.tr.setSelection(selection));
  }

  return {
    show(text) {
      if (text === known || isSameValue(text, known)) return;
      known = text;
      view.updateState(stateOf(text));
    },
    run(command) {
      commandFor(command, view.state)(view.state, view.dispatch, view);
      view.focus();
    },
    type: (words) => view.dispatch(view.state.tr.insertText(words)),
    destroy: () => view.destroy(),
  };
}

function stateOf(text: RichText): EditorState {
  return EditorState.create({
    doc: documentFromText(text),
    plugins: [
      keymap({
        'Mod-b': toggleMark(bold!),
        'Mod-i': toggleMark(italic!),
        Enter: splitListItem(listItem!),
        'Shift-Enter': chainCommands(exitCode, splitListItem(listItem!)),
        Backspace: liftAtStart,
      }),
      keymap(baseKeymap),
    ],
  });
}

/** At the start of a list item, takes the item out of the list. */
const liftAtStart: Command = (state, dispatch) =>
  state.selection.empty && state.selection.$from.parentOffset === 0 && liftListItem(listItem!)(state, dispatch);

function commandFor(command: FormatCommand, state: EditorState): Command {
  if (command === 'bold') return toggleMark(bold!);
  if (command === 'italic') return toggleMark(italic!);
  if (command === 'bullet' || command === 'number') {
    const isIn = toolbarOf(state).list;
    if (isIn === command) return liftListItem(listItem!);
    const wrap = wrapInList(command === 'bullet' ? bulletList! : orderedList!);
    // To change the kind of list, the item first leaves its list.
    return isIn
      ? (now, dispatch, view) => {
          liftListItem(listItem!)(now, dispatch);
          return view ? wrap(view.state, view.dispatch) : false;
        }
      : wrap;
  }
  const { href } = command;
  return (now, dispatch) => {
    const { from, to } = now.selection;
    const transaction = now.tr.removeMark(from, to, link);
    if (href) transaction.addMark(from, to, link!.create({ href }));
    dispatch?.(transaction);
    return true;
  };
}

function toolbarOf(state: EditorState): Toolbar {
  const { $from, from, to, empty } = state.selection;
  const has = (mark: typeof bold) =>
    empty ? Boolean(mark!.isInSet(state.storedMarks ?? $from.marks())) : state.doc.rangeHasMark(from, to, mark!);
  const list = $from.depth >= 2 ? $from.node(-2).type : null;
  return {
    bold: has(bold),
    italic: has(italic),
    list: list === bulletList ? 'bullet' : list === orderedList ? 'number' : null,
    href: (link!.isInSet($from.marks())?.attrs.href as string | undefined) ?? null,
    hasSelection: !empty,
  };
}

export function documentFromText(text: RichText): Node {
  const blocks = groups(text).map(({ kind, blocks: lines }) => {
    if (kind === 'paragraph') return paragraphOf(lines[0]!);
    const list = kind === 'bullet' ? bulletList! : orderedList!;
    return list.create(
      null,
      lines.map((line) => listItem!.create(null, paragraphOf(line))),
    );
  });
  return schema.node('doc', null, blocks.length > 0 ? blocks : [paragraph!.create()]);
}

function paragraphOf({ runs }: Block): Node {
  return paragraph!.create(
    null,
    runs
      .filter(({ text }) => text !== '')
      .map(({ text, bold: isBold, italic: isItalic, href }) =>
        schema.text(text, [
          ...(href ? [link!.create({ href })] : []),
          ...(isBold ? [bold!.create()] : []),
          ...(isItalic ? [italic!.create()] : []),
        ]),
      ),
  );
}

/** The text in the document's format; one empty paragraph means no text. */
export function textFromDocument(doc: Node): RichText {
  const made: Block[] = [];
  doc.forEach((node) => {
    if (node.type === paragraph) made.push({ kind: 'paragraph', runs: runsOf(node) });
    else
      node.forEach((item) => {
        made.push({ kind: node.type === bulletList ? 'bullet' : 'number', runs: runsOf(item.firstChild!) });
      });
  });
  return made.length === 1 && made[0]!.kind === 'paragraph' && made[0]!.runs.length === 0 ? [] : made;
}

function runsOf(node: Node): Run[] {
  const made: Run[] = [];
  node.forEach((child) => {
    const run: Run = { text: child.text ?? '' };
    if (bold!.isInSet(child.marks)) run.bold = true;
    if (italic!.isInSet(child.marks)) run.italic = true;
    const href = link!.isInSet(child.marks)?.attrs.href as string | undefined;
    if (href) run.href = href;
    made.push(run);
  });
  return made;
}
