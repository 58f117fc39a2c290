/** Stands for a part of a library that Mawad never calls; see `leftOut` in webpack.ts. */
export default function leftOut(): never {
  throw new Error('This part of a library is left out of the build: see shared-ui/federation/webpack.ts');
}
