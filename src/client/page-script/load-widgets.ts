type Widgets = ReturnType<typeof import('../widgets/mount.tsx')['mount']>;

let loaded: Promise<Widgets | undefined> | undefined;

/** Downloads React with tooltips and toasts, once. After a failed download, which gives nothing, the next call tries again. */
export function loadWidgets() {
  loaded ??= import('../widgets/mount.tsx')
    .then(({ mount }) => mount())
    .catch((error) => {
      // Logged, because errors of our own code are caught here too.
      console.error(error);
      loaded = undefined;
      return undefined;
    });
  return loaded;
}
