type Widgets = ReturnType<typeof import('../widgets/mount.tsx')['mount']>;

let loaded: Promise<Widgets | undefined> | undefined;

/** Downloads React with tooltips and toasts once. A failed download returns undefined, and the next call tries again. */
export function loadWidgets() {
  loaded ??= import('../widgets/mount.tsx')
    .then(({ mount }) => mount())
    .catch((error) => {
      // This catches errors of our own code too.
      console.error(error);
      loaded = undefined;
      return undefined;
    });
  return loaded;
}
