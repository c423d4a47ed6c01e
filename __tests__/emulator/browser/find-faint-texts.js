/** Runs in a page. It returns each visible text whose contrast, as WCAG 2 defines it, is below `least`. */
globalThis.findFaintTexts = (least) => {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })

  /** Paints colors over each other, the last one on top, and returns the color that is seen. */
  const mix = (layers) => {
    pen.globalAlpha = 1
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, 1, 1)
    for (const { color, opacity } of layers) {
      pen.globalAlpha = opacity
      pen.fillStyle = color
      pen.fillRect(0, 0, 1, 1)
    }
    return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3)
  }
  const luminance = (color) => {
    const [red = 0, green = 0, blue = 0] = color.map((value) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrastOf = (element) => {
    const ancestors = []
    for (let at = element; at !== null; at = at.parentElement) ancestors.unshift(at)
    let opacity = 1
    const backgrounds = ancestors.map((ancestor) => {
      const style = getComputedStyle(ancestor)
      opacity *= Number(style.opacity)
      return { color: style.backgroundColor, opacity }
    })
    const text = { color: getComputedStyle(element).color, opacity }
    const lights = [mix([...backgrounds, text]), mix(backgrounds)].map(luminance)
    return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
  }

  const faint = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (element === null || text === '' || !element.checkVisibility()) continue
    const contrast = contrastOf(element)
    if (contrast < least) faint.push({ text, contrast: Math.round(contrast * 100) / 100 })
  }
  return faint
}
