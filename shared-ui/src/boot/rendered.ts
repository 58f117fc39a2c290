/** The inline script at the end of a page that the server rendered. */
import { repeatEarlyInput } from './repeat-early-input.ts';
import { startPage } from './start-page.ts';

startPage();
repeatEarlyInput();
