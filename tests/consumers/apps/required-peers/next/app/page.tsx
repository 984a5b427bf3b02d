import Image from 'next/image'

export default function Page() {
  return (
    <main>
      <h1>Next.js</h1>
      <Image src="/mark.svg" alt="Mark" width={100} height={20} priority />
    </main>
  )
}
