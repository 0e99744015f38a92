import { quoted } from '../text/quoted.ts';
import type { CaseStudy } from './document.ts';
import type { Operation } from './operations.ts';
import { themes } from './themes.ts';
import { findComponent, type Place } from './tree.ts';

/** Describes edits for a list: “text of The Solution, a new section”. At most three parts, without repetition. */
export function describe(document: CaseStudy, operations: readonly Operation[]): string {
  const words = [...new Set(operations.map((one) => wordsFor(document, one)))];
  const rest = words.length - 3;
  return words.slice(0, 3).join(', ') + (rest > 0 ? `, and ${rest} more` : '');
}

function wordsFor(document: CaseStudy, operation: Operation): string {
  const section = (id: string) => document.sections.find((one) => one.id === id)?.title.trim() || 'a section';
  const home = (id: string) => findComponent(document, id)?.section.title.trim() || 'a section';
  switch (operation.kind) {
    case 'set-page':
      return operation.field === 'title' ? 'the title' : 'the description';
    case 'set-theme':
      return `the theme ${themes[operation.to].name}`;
    case 'set-color':
      return `the colour ${operation.to.name}`;
    case 'set-type':
      return `the type of ${operation.to.name}`;
    case 'set-section':
      return `${SECTION_WORDS[operation.field] ?? 'the look'} of ${section(operation.id)}`;
    case 'set-component':
      return `${COMPONENT_WORDS[operation.field] ?? 'a component'} in ${home(operation.id)}`;
    case 'add-section':
      return operation.section.title ? `a new section ${quoted(operation.section.title)}` : 'a new section';
    case 'remove-section':
      return `${operation.section.title.trim() || 'a section'} deleted`;
    case 'move-section':
      return `${section(operation.id)} moved`;
    case 'add-component':
      return `something added to ${placeName(document, operation.at)}`;
    case 'remove-component':
      return `something deleted from ${placeName(document, operation.at)}`;
    case 'move-component':
      return `something moved to ${placeName(document, operation.to)}`;
    case 'replace':
      return 'the whole page';
  }
}

const SECTION_WORDS: Record<string, string> = {
  title: 'title',
  content: 'text',
  backgroundColor: 'background',
  fontColor: 'text colour',
  hasPattern: 'pattern',
  decorativeElement: 'decoration',
  imageUrl: 'picture',
  templateId: 'layout',
};

const COMPONENT_WORDS: Record<string, string> = {
  content: 'a text',
  caption: 'a caption',
  imageUrl: 'a picture',
  fontColor: 'a text colour',
  pictures: 'pictures',
  items: 'a list',
  device: 'a device',
  mat: 'a mat',
};

function placeName(document: CaseStudy, { parent }: Place): string {
  if ('container' in parent) return 'a container';
  return document.sections.find(({ id }) => id === parent.section)?.title.trim() || 'a section';
}
