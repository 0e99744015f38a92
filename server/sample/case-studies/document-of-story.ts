import { inTheme } from '#domain/case-study/choose-theme.ts';
import {
  type CaseStudy,
  type Component,
  DEFAULT_COLORS,
  DEFAULT_TYPOGRAPHY,
  newComponent,
  newSection,
  noColumns,
  SCHEMA,
} from '#domain/case-study/document.ts';
import { type RichText, richText } from '#domain/case-study/rich-text.ts';
import type { Story, StoryBlock, StoryPart } from './story.ts';

/** The names of all pictures of a story. */
export function picturesIn({ sections }: Story): string[] {
  const names = sections.flatMap(({ picture, parts }) => [
    ...(picture ? [picture] : []),
    ...parts.flatMap((part) => (typeof part === 'string' ? [] : part.pictures.map(({ imageUrl }) => imageUrl))),
  ]);
  return [...new Set(names)];
}

/** A story as a document. `addressOf` gives the address of a picture by its name. */
export function documentOfStory(slug: string, story: Story, addressOf: (name: string) => string): CaseStudy {
  let made = 0;
  const newId = () => {
    made += 1;
    return `${slug}-${made}`;
  };
  const component = (part: StoryPart): Component => {
    if (typeof part === 'string') return newComponent('text-block', newId, { content: richText(part) });
    const { block, pictures, caption, items, device, mat } = part;
    if (block === 'bullets') return newComponent('text-block', newId, { content: bulleted(part) });
    const shown = pictures.map(({ imageUrl, alt }) => ({ imageUrl: addressOf(imageUrl), alt }));
    const content = richText(part.text);
    return newComponent(block, newId, { pictures: shown, content, caption, items, device, mat });
  };
  const sections = story.sections.map(({ title, layout, picture, parts }) => {
    const [first, ...rest] = parts;
    const hasLead = typeof first === 'string';
    const below = (hasLead ? rest : parts).map(component);
    return newSection(picture ? 'image-text' : (layout ?? 'single-column'), newId, {
      title,
      content: hasLead ? richText(first) : [],
      imageUrl: picture ? addressOf(picture) : '',
      children: picture ? { ...noColumns(), text: below } : { ...noColumns(), content: below },
    });
  });
  const { theme, titleSize, title, description, colors } = story;
  const plain: CaseStudy = {
    schema: SCHEMA,
    theme: 'plain',
    title,
    description,
    sections,
    colors: DEFAULT_COLORS,
    typography: DEFAULT_TYPOGRAPHY,
  };
  const page = inTheme(plain, theme, colors);
  const [heading, ...others] = page.typography;
  return titleSize && heading ? { ...page, typography: [{ ...heading, size: titleSize }, ...others] } : page;
}

const bulleted = ({ text }: StoryBlock): RichText =>
  text.split('\n').map((line) => ({ kind: 'bullet', runs: [{ text: line }] }));
