type Widgets = ReturnType<typeof import('../widgets/mount.tsx').mount>;

let loading: Promise<Widgets | undefined> | undefined;

/** Downloads React with tooltips and toasts once. A failed download returns undefined, and the next call tries again. */
export function loadWidgets() {
  loading ??= import('../widgets/mount.tsx')
    .then(({ mount }) => mount())
    .catch((error) => {
      // This catches errors of our own code too.
      console.error(error);
      loading = undefined;
      return undefined;
    });
  return loading;
}
