import provideRuntimePlugin from './provide-runtime-plugin.ts';

provideRuntimePlugin();
