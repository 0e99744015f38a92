type EditorModule = typeof import('./RichTextEditor.tsx');

let loaded: EditorModule | null = null;
let loading: Promise<EditorModule> | null = null;

/** The editor library, or null until it is loaded. */
export function loadedEditor(): EditorModule | null {
  return loaded;
}

/** Loads the library early, so that it is ready when somebody starts to write. */
export function loadEditor(): Promise<EditorModule> {
  loading ??= import('./RichTextEditor.tsx').then(
    (module) => {
      loaded = module;
      return module;
    },
    (error) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}
