import { copyOnClick } from './copy.ts';
import { fixTransitions } from './fix-transitions.ts';
import { markTop } from './header.ts';
import { hydrateOnInteraction } from './hydrate-on-interaction.ts';
import { runMenu } from './menu.ts';
import { reportMissingPage } from './missing-page.ts';
import { startMotion } from './motion.ts';
import { watchDrawings } from './watch-drawings.ts';
import { showYear } from './year.ts';

/** Each enhances a page that works without it; an error in one does not stop the others. */
for (const start of [
  markTop,
  runMenu,
  showYear,
  reportMissingPage,
  copyOnClick,
  startMotion,
  watchDrawings,
  fixTransitions,
  hydrateOnInteraction,
]) {
  try {
    start();
  } catch (error) {
    reportError(error);
  }
}
