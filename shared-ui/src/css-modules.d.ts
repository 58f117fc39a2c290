/** Names are classes, the default is the text of the sheet; the build refuses a name that the file lacks. */
declare module '*.module.css';
