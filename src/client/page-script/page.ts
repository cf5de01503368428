import { copyOnClick } from './copy-on-click.ts';
import { markScrolled } from './mark-scrolled.ts';
import { pauseOnClick } from './pause-on-click.ts';
import { runMenu } from './run-menu.ts';
import { showTooltips } from './show-tooltips.ts';
import { watchDrawings } from './watch-drawings.ts';

const root = document.documentElement;

// Each step enhances a page that works without it.
markScrolled();
runMenu();
// New Year may have passed since the build.
document.querySelector('[data-year]')!.textContent = `${new Date().getUTCFullYear()}`;
if ('notFound' in root.dataset) console.error(`404: ${location.pathname}`);
copyOnClick();
pauseOnClick();
watchDrawings();
showTooltips();
// This shows the buttons that need this script.
root.dataset['scripted'] = '';
