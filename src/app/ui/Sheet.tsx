import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from './Button'
import { classes } from './cx'
import kit from './kit.module.css'

const cx = classes(kit)

/** A sheet of paper over the table: in the middle, or slid in from a side. Esc, the cross and a press beside it close it. */
export function Sheet({
  title,
  open,
  onClose,
  place = 'middle',
  children,
  description,
}: {
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
  readonly place?: 'middle' | 'wide' | 'side' | 'left' | 'book'
  readonly children: ReactNode
  readonly description?: string
}) {
  return (
    <Dialog.Root open={open} onOpenChange={next => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className={cx('overlay', place === 'book' && 'clear')} />
        <Dialog.Content
          className={cx('sheet', place !== 'middle' && place, 'paper')}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={event => {
            // Where something is to be written, that is what the keys are for; a finger would get a keyboard unasked.
            const box = event.currentTarget instanceof HTMLElement ? event.currentTarget : null
            const field = box?.querySelector<HTMLElement>('input:not([type="radio"], [type="checkbox"])')
            if (!field || window.matchMedia('(pointer: coarse)').matches) return
            event.preventDefault()
            field.focus()
          }}
        >
          <div className={cx('sheetHead')}>
            <Dialog.Title asChild>
              <h2>{title}</h2>
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label="Close">
                <X />
              </IconButton>
            </Dialog.Close>
          </div>
          {description ? <Dialog.Description>{description}</Dialog.Description> : null}
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
