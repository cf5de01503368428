let loaded: Promise<typeof import('../widgets/mount.tsx') | undefined> | undefined;

/** Downloads React with tooltips and toasts once. A failed download returns undefined, and the next call tries again. */
export function loadWidgets() {
  loaded ??= import('../widgets/mount.tsx').catch((error) => {
    // This catches errors of our own code too.
    console.error(error);
    loaded = undefined;
    return undefined;
  });
  return loaded;
}
