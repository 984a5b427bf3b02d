import { type Engine, type EngineWindow, until } from './engine.js'
import { asVisitor } from './visitor.js'

type Visitor = ReturnType<typeof asVisitor<EngineWindow>>

export type FrameOfWallet = {
  /** The origin of the frame. */
  frame: string
  /** The script that sets `window.locate`. */
  locator: string
}

export const untilWindowOpened = (engine: Engine) =>
  until("the wallet's window", async () => (await engine.listOpened())[0])

export const untilWindowClosed = (engine: Engine) =>
  until("the end of the wallet's window", async () => (await engine.listOpened()).length === 0)

/** Types an address, which has the focus, and the code of its e-mail, which is read from the inbox. */
export async function logIn(visitor: Visitor, inbox: string, email: string): Promise<void> {
  await visitor.choose('button', 'Connect wallet')
  await visitor.untilFocused('textbox', 'E-mail')
  await visitor.type(email)
  await visitor.press('Enter')
  await visitor.untilFocused('textbox', 'One-time code')
  const mails = (await (await fetch(`${inbox}/messages?to=${email}`)).json()) as { text: string }[]
  await visitor.type(/^\d{6}$/m.exec(mails[0]?.text ?? '')?.[0] ?? '')
}

/** Protects the new wallet by a password. */
export async function setRecoveryUp(engine: Engine, visitor: Visitor, place: FrameOfWallet): Promise<void> {
  const frame = asVisitor(engine.findFrame(place.frame), place.locator)
  await frame.choose('button', 'Password')
  for (const index of [0, 1]) {
    // A field of a password has no role.
    const field = await until('the field', () =>
      frame.evaluate<{ x: number; y: number; width: number; height: number } | undefined>(
        `document.querySelectorAll('input')[${index}]?.getBoundingClientRect().toJSON()`,
      ),
    )
    await frame.click({ x: field.x + field.width / 2, y: field.y + field.height / 2 })
    await frame.type('harbor lantern onion')
  }
  await frame.press('Enter')
  // The key that a password gives takes seconds of computation, more on a busy machine.
  await frame.see('button', 'Continue', 60_000)
  await frame.choose('button', 'Continue')
  await visitor.isGone('dialog', 'Your wallet')
}

/** Signs a message of the page in a window of the frame: the browser does not tell what covers a frame. */
export async function signInWindow(engine: Engine, visitor: Visitor, place: FrameOfWallet): Promise<void> {
  await visitor.choose('button', 'Sign message')
  await asVisitor(engine.findFrame(place.frame), place.locator).choose('button', 'Open window')
  await asVisitor(await untilWindowOpened(engine), place.locator).choose('button', 'Approve')
  await untilWindowClosed(engine)
  await visitor.untilText('status', 'Result', 'Signature verified')
}
