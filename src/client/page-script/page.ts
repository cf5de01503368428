import { answerOnClick } from './answer-on-click.ts';
import { chooseDraft } from './choose-draft.ts';
import { copyOnClick } from './copy-on-click.ts';
import { pauseOnClick } from './pause-on-click.ts';
import { runMenu } from './run-menu.ts';
import { showTooltip } from './show-tooltip.ts';
import { watchDrawings } from './watch-drawings.ts';

const TOP_PX = 8;

const root = document.documentElement;

/** Sets `data-scrolled` on the root element while the page is scrolled. The header is dark then. */
function markScrolled() {
  const mark = () => root.toggleAttribute('data-scrolled', scrollY > TOP_PX);
  // The observer runs after the first layout and before the first paint. Reading scrollY sooner would force a layout.
  new ResizeObserver(mark).observe(document.body);
  addEventListener('scroll', mark, { passive: true });
}

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
  showTooltip,
]) {
  try {
    enhance();
  } catch (error) {
    reportError(error);
  }
}

// This shows the buttons that need this script.
root.dataset['scripted'] = '';
