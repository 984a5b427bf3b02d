import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/index.js'

globalStyle('body', { margin: 0, background: vars.page.background })
