import { answerOnClick } from './answer-on-click.ts';
import { chooseDraft } from './choose-draft.ts';
import { copyOnClick } from './copy-on-click.ts';
import { markScrolled } from './mark-scrolled.ts';
import { pauseOnClick } from './pause-on-click.ts';
import { runMenu } from './run-menu.ts';
import { showTooltips } from './show-tooltips.ts';
import { watchDrawings } from './watch-drawings.ts';

const root = document.documentElement;

/** New Year may have passed since the build. */
function showYear() {
  document.querySelector('[data-year]')!.textContent = `${new Date().getUTCFullYear()}`;
}

function reportMissingPage() {
  if ('notFound' in root.dataset) console.error(`404: ${location.pathname}`);
}

// Each function enhances a page that works without it. An error in one does not stop the others.
for (const enhance of [
  markScrolled,
  runMenu,
  showYear,
  reportMissingPage,
  copyOnClick,
  answerOnClick,
  chooseDraft,
  pauseOnClick,
  watchDrawings,
  showTooltips,
]) {
  try {
    enhance();
  } catch (error) {
    reportError(error);
  }
}

// This shows the buttons that need this script.
root.dataset['scripted'] = '';
