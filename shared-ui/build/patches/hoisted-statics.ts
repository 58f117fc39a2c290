import { leftOut } from './left-out.ts';

export const madeFor = { library: 'hoist-non-react-statics', version: '3.3.2' };

/** Only Emotion's `withTheme` calls this function, and Mawad does not use `withTheme`. */
export default leftOut;
