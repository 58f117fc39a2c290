/** Names are classes, the default is the sheet's element; the build refuses a name that the file lacks. */
declare module '*.module.css';
