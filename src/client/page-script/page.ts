import { copyOnClick } from './copy-on-click.ts';
import { markScrolled } from './mark-scrolled.ts';
import { pauseOnClick } from './pause-on-click.ts';
import { reportMissingPage } from './report-missing-page.ts';
import { runMenu } from './run-menu.ts';
import { showTooltips } from './show-tooltips.ts';
import { showYear } from './show-year.ts';
import { watchDrawings } from './watch-drawings.ts';

/** Each function enhances a page that works without it. An error in one does not stop the others. */
for (const start of [
  markScrolled,
  runMenu,
  showYear,
  reportMissingPage,
  copyOnClick,
  pauseOnClick,
  watchDrawings,
  showTooltips,
]) {
  try {
    start();
  } catch (error) {
    reportError(error);
  }
}

// This shows the buttons that need this script.
document.documentElement.dataset['scripted'] = '';
