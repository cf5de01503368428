import { closeOthers } from './close-others.ts';
import { copyOnClick } from './copy-on-click.ts';
import { countFiles } from './count-files.ts';
import { markScrolled } from './mark-scrolled.ts';
import { markUsedLetter } from './mark-used-letter.ts';
import { openBeforePrint } from './open-before-print.ts';
import { openTarget } from './open-target.ts';
import { pauseOnClick } from './pause-on-click.ts';
import { printOnClick } from './print-on-click.ts';
import { reportMissingPage } from './report-missing-page.ts';
import { runMenu } from './run-menu.ts';
import { showTooltips } from './show-tooltips.ts';
import { showYear } from './show-year.ts';
import { watchDrawings } from './watch-drawings.ts';

/** Each enhances a page that works without it; an error in one does not stop the others. */
for (const start of [
  markScrolled,
  runMenu,
  showYear,
  reportMissingPage,
  closeOthers,
  copyOnClick,
  markUsedLetter,
  openTarget,
  openBeforePrint,
  printOnClick,
  pauseOnClick,
  countFiles,
  watchDrawings,
  showTooltips,
]) {
  try {
    start();
  } catch (error) {
    reportError(error);
  }
}

// Shows the buttons that would do nothing without the script.
document.documentElement.dataset['scripted'] = '';
