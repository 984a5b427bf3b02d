export default function Page() {
  return <h1>Next.js</h1>
}
