// Loaded ahead of the Firebase CLI: when the process that started it is gone, however it ended, so is the emulator.
process.on('disconnect', () => process.exit())
