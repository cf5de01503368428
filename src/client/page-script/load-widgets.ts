let widgets: ReturnType<typeof import('../widgets/mount.tsx').mount> | undefined;

/** Downloads React with tooltips and toasts once. A failed download returns undefined, and the next call tries again. */
export async function loadWidgets() {
  try {
    const { mount } = await import('../widgets/mount.tsx');
    widgets ??= mount();
  } catch (error) {
    // This catches errors of our own code too.
    console.error(error);
  }
  return widgets;
}
