// tests/consumers/types.test.ts checks the types.
export default { typescript: { ignoreBuildErrors: true } }
