// As create-next-app 16.4 writes it. tests/consumers/types.test.ts checks the types.
export default { cacheComponents: true, partialPrefetching: true, typescript: { ignoreBuildErrors: true } }
