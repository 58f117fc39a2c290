/** Stands for a function of a library that nothing here calls. Throws, should something come to call it. */
export function leftOut(): never {
  throw new Error('This part of a library is left out of the build: see shared-ui/federation/patches');
}
