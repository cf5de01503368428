import { copyOnClick } from './copy.ts';
import { markTop } from './header.ts';
import { hydrateOnInteraction } from './hydrate-on-interaction.ts';
import { runMenu } from './menu.ts';
import { reportMissingPage } from './missing-page.ts';
import { startMotion } from './motion.ts';
import { tameTransitions } from './tame-transitions.ts';
import { watchDrawings } from './watch-drawings.ts';
import { showYear } from './year.ts';

/** Each of these adds one thing to a page that is whole without it; none takes another down. */
for (const start of [
  markTop,
  runMenu,
  showYear,
  reportMissingPage,
  copyOnClick,
  startMotion,
  watchDrawings,
  tameTransitions,
  hydrateOnInteraction,
]) {
  try {
    start();
  } catch (error) {
    reportError(error);
  }
}
