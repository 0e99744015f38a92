type EditorModule = typeof import('./RichTextEditor.tsx');

let loaded: EditorModule | null = null;
let loading: Promise<EditorModule> | null = null;

/** The editor library, or null until it is loaded. */
export function loadedEditor(): EditorModule | null {
  return loaded;
}

/** Loads the library with the first move or key, so that it is ready when somebody starts to write, also offline. */
export function loadEditorAtFirstMove(): () => void {
  const stop = new AbortController();
  const load = () => {
    stop.abort();
    void loadEditor().catch(() => undefined);
  };
  for (const kind of ['pointermove', 'pointerdown', 'keydown'] as const)
    window.addEventListener(kind, load, { signal: stop.signal, passive: true });
  return () => stop.abort();
}

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
