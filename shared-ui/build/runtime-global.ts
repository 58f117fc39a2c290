/** Global variable through which a remote's entry script finds the federation runtime. */
export const runtimeGlobal = '_MAWAD_FEDERATION_RUNTIME';
