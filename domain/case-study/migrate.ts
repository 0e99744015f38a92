import {
  type CaseStudy,
  type ColumnName,
  type Component,
  columnNames,
  DEFAULT_COLORS,
  DEFAULT_TYPOGRAPHY,
  layoutIds,
  noColumns,
  SCHEMA,
  type Section,
} from './document.ts';
import type { Operation } from './operations.ts';
import { backgroundIds, decorations, fontColorIds, fontFamilies } from './palette.ts';
import { richText } from './rich-text.ts';

/** The first schema: texts without formatting, no containers, and styles as the first editor stored them ('48px'). */
export interface CaseStudy1 {
  title: string;
  description: string;
  sections: readonly Section1[];
  colors?: readonly { name: string; hex: string }[];
  typography?: readonly { name: string; family: string; weight: string; size: string; lineHeight: string }[];
}

export interface Section1 {
  id: string;
  title: string;
  content: string;
  decorativeElement?: string;
  backgroundColor?: string;
  fontColor?: string;
  hasPattern?: boolean;
  templateId?: string;
  type?: string;
  imageUrl?: string;
  children?: Readonly<Record<string, readonly Component1[]>>;
}

export interface Component1 {
  id: string;
  title?: string;
  content?: string;
  templateId?: string;
  imageUrl?: string;
  fontColor?: string;
}

/**
 * Converts a stored document of any version to the current schema.
 * @throws Error for a version newer than this code.
 */
export function migrate(stored: unknown): CaseStudy {
  const { schema = 1 } = stored as { schema?: number };
  if (schema === SCHEMA) return stored as CaseStudy;
  if (schema === 2) return fromSecond(stored as CaseStudy2);
  if (schema === 1) return fromFirst(stored as CaseStudy1);
  throw new Error(`A case study of schema ${schema} is later than this version of the product`);
}

/** The second schema: no themes, and no blocks. */
export type CaseStudy2 = Omit<CaseStudy, 'schema' | 'theme' | 'sections'> & {
  schema: 2;
  sections: readonly (Omit<Section, 'children'> & { children: Readonly<Record<ColumnName, readonly Component2[]>> })[];
};

export type Component2 = Omit<Component, keyof typeof noBlock | 'children'> & { children: readonly Component2[] };

const noBlock = { pictures: [], items: [], device: 'none', mat: 0 } as const;

function fromSecond(old: CaseStudy2): CaseStudy {
  return { ...old, schema: SCHEMA, theme: 'plain', sections: old.sections.map(sectionFromSecond) };
}

function sectionFromSecond(section: CaseStudy2['sections'][number]): Section {
  const children = { ...noColumns() } as Record<ColumnName, readonly Component[]>;
  for (const column of columnNames) children[column] = section.children[column].map(componentFromSecond);
  return { ...section, children };
}

function componentFromSecond(old: Component2): Component {
  return { ...noBlock, ...old, children: old.children.map(componentFromSecond) };
}

/** An edit that an earlier version of the product has stored, as one of today. */
export function migrateOperation(stored: unknown): Operation {
  const operation = stored as Operation;
  switch (operation.kind) {
    case 'add-section':
    case 'remove-section':
      return { ...operation, section: sectionFromSecond(operation.section) };
    case 'add-component':
    case 'remove-component':
      return { ...operation, component: componentFromSecond(operation.component) };
    case 'replace':
      return { ...operation, to: migrate(operation.to) };
    default:
      return operation;
  }
}

function fromFirst(old: CaseStudy1): CaseStudy {
  return {
    schema: SCHEMA,
    theme: 'plain',
    title: old.title,
    description: old.description,
    sections: old.sections.map(sectionFromFirst),
    colors: old.colors ?? DEFAULT_COLORS,
    typography:
      old.typography?.map((style) => ({
        name: style.name,
        family: oneOf(fontFamilies, style.family),
        weight: Number.parseInt(style.weight, 10) || 400,
        size: Number.parseInt(style.size, 10) || 16,
        lineHeight: Number.parseFloat(style.lineHeight) || 1.5,
      })) ?? DEFAULT_TYPOGRAPHY,
  };
}

function sectionFromFirst(old: Section1): Section {
  const children = { ...noColumns() } as Record<(typeof columnNames)[number], readonly Component[]>;
  for (const column of columnNames) children[column] = (old.children?.[column] ?? []).map(componentFromFirst);
  return {
    id: old.id,
    type: old.type === 'component' ? 'component' : 'layout',
    templateId: oneOf(layoutIds, old.templateId),
    title: old.title,
    content: richText(old.content),
    decorativeElement: old.decorativeElement === undefined ? 'none' : oneOf(decorations, old.decorativeElement),
    backgroundColor: oneOf(backgroundIds, old.backgroundColor),
    fontColor: oneOf(fontColorIds, old.fontColor),
    hasPattern: old.hasPattern ?? false,
    imageUrl: old.imageUrl ?? '',
    children,
    source: null,
  };
}

function componentFromFirst(old: Component1): Component {
  const isImage = old.templateId === 'image-block';
  const text = old.content ?? '';
  return {
    id: old.id,
    type: 'component',
    templateId: isImage ? 'image-block' : 'text-block',
    content: isImage ? [] : richText(text),
    caption: isImage ? text : '',
    // In the first schema, a placeholder meant "no picture yet".
    imageUrl: isImage && !/placeholder/.test(old.imageUrl ?? '') ? (old.imageUrl ?? '') : '',
    fontColor: oneOf(fontColorIds, old.fontColor),
    children: [],
    source: null,
    ...noBlock,
  };
}

/** The value if it is known, otherwise the first known one. */
function oneOf<T extends string>(known: readonly T[], value: string | undefined): T {
  return known.find((one) => one === value) ?? known[0]!;
}
