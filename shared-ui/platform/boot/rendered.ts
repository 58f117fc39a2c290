/** The inline script at the end of a server-rendered page. */
import { repeatEarlyInput } from './repeat-early-input.ts';
import { startPage } from './start-page.ts';

startPage();
repeatEarlyInput();
