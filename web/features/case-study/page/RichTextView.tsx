import { Fragment } from 'react';
import { type Block, groups, type RichText, type Run } from '#domain/case-study/rich-text.ts';

/** Rich text as elements: paragraphs, lists, bold, italic, links. */
export function RichTextView({ text, hasLead }: { text: RichText; hasLead?: boolean }) {
  return groups(text).map((group, at) => {
    const key = `${at}`;
    if (group.kind === 'paragraph')
      return (
        <p key={key} dir="auto" className={hasLead && at === 0 ? 'cs-lead' : undefined}>
          {runs(group.blocks[0]!)}
        </p>
      );
    const List = group.kind === 'bullet' ? 'ul' : 'ol';
    return (
      <List key={key} dir="auto">
        {group.blocks.map((block, item) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no ids; the whole text renders again.
          <li key={item}>{runs(block)}</li>
        ))}
      </List>
    );
  });
}

function runs({ runs: all }: Block) {
  // biome-ignore lint/suspicious/noArrayIndexKey: as above.
  return all.length === 0 ? <br /> : all.map((run, at) => <Fragment key={at}>{formatted(run)}</Fragment>);
}

function formatted({ text, bold, italic, href }: Run) {
  const italicText = italic ? <em>{text}</em> : text;
  const boldText = bold ? <strong>{italicText}</strong> : italicText;
  if (!href) return boldText;
  return (
    <a href={href} rel="noopener noreferrer nofollow ugc">
      {boldText}
    </a>
  );
}
