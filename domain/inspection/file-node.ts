/** The part of a node of the design-file service that reading layers looks at; everything else is ignored. Any of it can be absent. */
export interface FileNode {
  id: string;
  name: string;
  type: string;
  visible?: boolean;
  opacity?: number;
  absoluteBoundingBox?: { x: number | null; y: number | null; width: number | null; height: number | null } | null;
  fills?: FilePaint[];
  strokes?: FilePaint[];
  strokeWeight?: number;
  cornerRadius?: number;
  rectangleCornerRadii?: number[];
  effects?: FileEffect[];
  layoutMode?: string;
  primaryAxisAlignItems?: string;
  itemSpacing?: number;
  paddingTop?: number;
  paddingRight?: number;
  paddingBottom?: number;
  paddingLeft?: number;
  characters?: string;
  style?: FileTypeStyle;
  characterStyleOverrides?: number[];
  styleOverrideTable?: Record<string, FileTypeStyle>;
  /** Ids of shared styles by what they are for. */
  styles?: Record<string, string>;
  children?: FileNode[];
}

/** Channels from 0 to 1. */
export interface FileColor {
  r: number;
  g: number;
  b: number;
  a?: number;
}

export interface FilePaint {
  type: string;
  visible?: boolean;
  opacity?: number;
  color?: FileColor;
  gradientStops?: { position: number; color: FileColor }[];
  gradientHandlePositions?: { x: number; y: number }[];
  imageRef?: string;
}

export interface FileEffect {
  type: string;
  visible?: boolean;
  color?: FileColor;
  offset?: { x: number; y: number };
  radius?: number;
  spread?: number;
}

export interface FileTypeStyle {
  fontFamily?: string;
  fontWeight?: number;
  italic?: boolean;
  fontSize?: number;
  lineHeightPx?: number;
  letterSpacing?: number;
}

/** The file's shared styles by id. */
export type FileStyles = Record<string, { name: string } | undefined>;
